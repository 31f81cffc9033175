/** Opens the service legend in a window of its own beside the screen that it explains (specification, section 2). */
export function openLegend(href: string) {
  window.open(href, '_blank', 'popup,noopener,width=800,height=600');
}
