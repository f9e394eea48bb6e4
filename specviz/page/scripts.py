"""What the scripts of several components begin with."""

UNTIL = """
const until = (known) => new Promise((resolve) => {
  const look = () => known() ? resolve(known()) : setTimeout(look, 20);
  look();
});
"""
"""Scripts of the page come in any order: `until(known)` is a promise of what another brings."""
