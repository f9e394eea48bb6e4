"""The page's colours and fonts, as a Gradio theme."""

import gradio as gr


def theme() -> gr.themes.Base:
    """Return the viewer's colours as a theme, with contrast ≥ 4.5 in both modes (WCAG AA)."""
    return gr.themes.Base(
        primary_hue=gr.themes.colors.blue,
        neutral_hue=gr.themes.colors.slate,
        radius_size=gr.themes.sizes.radius_md,
        font=["ui-sans-serif", "system-ui", "sans-serif"],
        font_mono=["ui-monospace", "monospace"],
    ).set(
        body_background_fill="#ffffff",
        body_background_fill_dark="#12161c",
        body_text_color="#1a1f26",
        body_text_color_dark="#e7eaef",
        body_text_color_subdued="#596271",
        body_text_color_subdued_dark="#9ba5b4",
        block_info_text_color="#596271",
        block_info_text_color_dark="#9ba5b4",
        border_color_primary="#d5dae1",
        border_color_primary_dark="#38414d",
        input_background_fill="#ffffff",
        input_background_fill_dark="#1a2028",
        input_border_color="#c5ccd6",
        input_border_color_dark="#414b58",
        color_accent="#1f5fa8",
        slider_color="#1f5fa8",
        slider_color_dark="#79b0f5",
        link_text_color="#1f5fa8",
        link_text_color_dark="#79b0f5",
        button_primary_background_fill="#1f5fa8",
        button_primary_background_fill_dark="#2a6fc0",
        button_primary_background_fill_hover="#184d8a",
        button_primary_background_fill_hover_dark="#245fa6",
        button_primary_text_color="#ffffff",
    )
