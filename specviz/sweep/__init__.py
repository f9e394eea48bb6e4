"""A sweep: what is run, what each run measured, its file, and estimates with intervals."""
