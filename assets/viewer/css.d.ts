/** Styles are imported by the scripts that need them; the bundle joins them. */

declare module '*.css' {}
