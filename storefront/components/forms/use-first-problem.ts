import { type RefObject, useEffect, useRef } from 'react'

/** A form that, when it comes back refused, puts the focus where there is something to mend. */
export function useFirstProblem(answer: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [answer])

  return form
}
