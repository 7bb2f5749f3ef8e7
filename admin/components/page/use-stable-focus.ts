import { useEffect, useRef, useState } from 'react'
import { returnFocus, withParents } from './return-focus.ts'

/**
 * Leaves the focus where an action was started, or near it if the action took that away: a button that is disabled while
 * it works loses it. `remember` when it begins; `settle` when it ends, and whether fields were refused: then the first
 * wrong one gets the focus.
 */
export function useStableFocus() {
  const from = useRef<Element[] | null>(null)
  const [settled, setSettled] = useState({ refused: false })
  useEffect(() => {
    if (from.current) settleFocus(from.current, settled.refused)
    from.current = null
  }, [settled])
  // New data may take the form away before it settles.
  useEffect(
    () => () => {
      if (from.current) returnFocus(from.current)
    },
    [],
  )

  return {
    remember: () => {
      from.current = withParents(document.activeElement)
    },
    settle: (refused: boolean) => setSettled({ refused }),
  }
}

function settleFocus(path: readonly Element[], refused: boolean): void {
  const dialog = path.find((each) => each.isConnected && each.matches('[role="dialog"]'))
  const place = dialog ?? document.querySelector('main')
  const wrong = refused ? place?.querySelector<HTMLElement>('[aria-invalid="true"]') : null
  if (wrong) wrong.focus()
  else returnFocus(path)
}
