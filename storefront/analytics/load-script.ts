/** Loads a third-party script, once per page load. */
export function loadScript(src: string): void {
  if (document.querySelector(`script[src="${src}"]`)) return
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
}
