// Before the first paint, so that no page flashes in the wrong theme. A file of its own because the content security policy admits no inline script.
// theme.ts applies later changes and uses the same key and colours.
{
  let chosen = null;
  try {
    chosen = JSON.parse(localStorage.getItem('preferences'))?.theme;
  } catch {
    // Storage may be switched off, or hold something else; the system's choice holds then.
  }
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  document.querySelector('meta[name="theme-color"]').content = isDark ? '#0e141b' : '#f6f7f9';
}
