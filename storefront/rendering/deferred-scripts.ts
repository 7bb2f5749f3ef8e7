/** What a page says of the picture that is seen first. */
const FIRST_PICTURE = /fetchpriority="high"/i

const PRELOAD = 'rel="modulepreload"'

const MODULE = '<script type="module"'

/**
 * A page that begins with pictures, in the pieces that its scripts stand in, has them share no line with what makes it
 * interactive: that comes once the pictures are there, or with the visitor's first sign. Until then a click is answered as
 * without JavaScript. In other pages the scripts come at once, behind styles and letters.
 */
export function deferScripts(head: string, body: string): { head: string; body: string } {
  if (!FIRST_PICTURE.test(body))
    return { head: head.replaceAll(PRELOAD, `fetchpriority="low" ${PRELOAD}`), body }

  return {
    head: head.replaceAll(PRELOAD, 'rel="later"'),
    body: `${body.replace(MODULE, '<script type="later"')}<script>${START_LATER}</script>`,
  }
}

/** The script of a page that starts late. */
export const START_LATER = `(${startLater})()`

/** Runs in the browser, where it arrives as text: it takes nothing from around it. */
function startLater() {
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']
  for (const sign of signs) addEventListener(sign, start, { once: true, capture: true, passive: true })
  // Two frames: the pictures are painted in the first.
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(start)))

  function start() {
    for (const sign of signs) removeEventListener(sign, start, { capture: true })
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
      link.rel = 'modulepreload'
    const waiting = document.querySelector('script[type=later]')
    if (!waiting) return
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = waiting.textContent
    waiting.replaceWith(script)
  }
}
