import { type RefObject, useEffect, useRef } from 'react'

/** Returns the ref of a form; when the form comes back refused, the first invalid field gets the focus. */
export function useFirstProblem(answer: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [answer])

  return form
}
