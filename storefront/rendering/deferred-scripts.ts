/** How a page marks the picture that is visible first. */
const FIRST_PICTURE = 'fetchPriority="high"'

const PRELOAD = 'rel="modulepreload"'

const MODULE = '<script type="module"'

/**
 * Defers the scripts of a page that starts with pictures, so that they do not compete for bandwidth: they start once
 * the pictures are loaded, or at the visitor's first interaction. Until then a click works as without JavaScript. On
 * other pages the scripts load at once, with a lower priority than styles and fonts.
 */
export function deferScripts(
  head: string,
  content: Buffer,
  scripts: string,
): { head: string; scripts: string } {
  if (!content.includes(FIRST_PICTURE))
    return { head: head.replaceAll(PRELOAD, `fetchpriority="low" ${PRELOAD}`), scripts }

  return {
    head: head.replaceAll(PRELOAD, 'rel="later"'),
    scripts: `${scripts.replace(MODULE, '<script type="later"')}<script>${START_LATER}</script>`,
  }
}

/** The script that starts the deferred scripts. */
export const START_LATER = `(${startLater})()`

/** Runs in the browser, where it is inlined as text: it must not use anything outside of itself. */
function startLater() {
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']
  for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true })
  // Two frames: the pictures are painted in the first.
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(start)))

  function notice(event: Event) {
    // Browsers also send a move when a page appears under a pointer that stays where it is.
    const moves = event instanceof PointerEvent && event.type === 'pointermove'
    if (!moves || event.movementX !== 0 || event.movementY !== 0) start()
  }

  function start() {
    for (const sign of signs) removeEventListener(sign, notice, { capture: true })
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
