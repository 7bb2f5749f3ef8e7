import { type ToggleEvent, useEffect, useRef } from 'react'

/**
 * Props of a `details` that report when it opens or closes: also when it was opened before hydration, when nothing heard
 * its event.
 */
export function useToggle(changed: (isOpen: boolean) => void) {
  const details = useRef<HTMLDetailsElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was opened before hydration
  useEffect(() => {
    if (details.current?.open) changed(true)
  }, [])

  return {
    ref: details,
    onToggle: ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => changed(currentTarget.open),
  }
}
