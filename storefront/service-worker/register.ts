/**
 * Registers the service worker at the shop's root once the page has loaded, and tells it of each page that was seen.
 * Without one the shop is the same, but for the time without a network.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  navigator.serviceWorker.addEventListener('controllerchange', () => reportSeen(location.href))
  // This code may arrive after the page has loaded, or before.
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

/** Says that a page is on the screen, so that it can be read again without a network. */
export function reportSeen(url: string): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage({ seen: url })
}

function register() {
  navigator.serviceWorker.register('/sw.js').catch((error: unknown) => {
    console.warn('A loja não vai abrir sem conexão.', error)
  })
}
