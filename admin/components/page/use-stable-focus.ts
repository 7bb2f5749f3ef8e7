import { useEffect, useRef, useState } from 'react'

/**
 * Leaves the focus where an action was started: a button that is disabled while it works loses it. `remember` when it
 * begins; `settle` when it ends, and whether fields were refused: then the first wrong one gets the focus.
 */
export function useStableFocus() {
  const from = useRef<Element | null>(null)
  const [settled, setSettled] = useState({ refused: false })
  useEffect(() => {
    if (from.current) settleFocus(from.current, settled.refused)
    from.current = null
  }, [settled])

  return {
    remember: () => {
      from.current = document.activeElement
    },
    settle: (refused: boolean) => setSettled({ refused }),
  }
}

function settleFocus(control: Element, refused: boolean): void {
  const place = (control.isConnected && control.closest('[role="dialog"]')) || document.querySelector('main')
  const wrong = refused ? place?.querySelector<HTMLElement>('[aria-invalid="true"]') : null
  if (wrong) wrong.focus()
  else if (document.activeElement === document.body && control instanceof HTMLElement) control.focus()
}
