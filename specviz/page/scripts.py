"""What the scripts of several components begin with."""

LANG = """
const lang = document.documentElement.lang.slice(0, 2);  // Gradio may make zh zh-CN
"""
"""The language of the page, as our words call it."""

UNTIL = """
const until = (known) => new Promise((resolve) => {
  const look = () => known() ? resolve(known()) : setTimeout(look, 20);
  look();
});
"""
"""Scripts of the page come in any order: `until(known)` is a promise of what another brings."""
