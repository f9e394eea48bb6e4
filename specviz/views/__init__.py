"""Pure functions from traces and sweeps to charts, tables and files, without torch or Gradio."""
