import { useEffect, useRef } from 'react'

/**
 * Returns the ref of a field that shows `value` whenever that changes, as when somebody goes back to an earlier address,
 * and keeps what is typed in between. The field stays the same element, so that it keeps the focus.
 */
export function useFollowed<E extends { value: string }>(value: string) {
  const field = useRef<E>(null)
  const shown = useRef(value)
  useEffect(() => {
    // Not at first: somebody may have typed before the page was ready.
    if (field.current && shown.current !== value) field.current.value = value
    shown.current = value
  }, [value])

  return field
}
