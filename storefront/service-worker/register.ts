/**
 * Registers the service worker at the shop's root once the page has loaded, and reports each page seen. The shop works
 * the same without it, except offline.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  navigator.serviceWorker.addEventListener('controllerchange', () => reportSeen(location.href))
  // The page may or may not have loaded when this code runs.
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

/** Reports a page as seen, so that it can be shown offline. */
export function reportSeen(url: string): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage({ seen: url })
}

function register() {
  navigator.serviceWorker.register('/sw.js').catch((error: unknown) => {
    console.warn('The service worker could not be registered: the shop will not work offline.', error)
  })
}
