import { type RefObject, useEffect, useRef } from 'react'

/** The prefix of the session storage keys that hold unsent input, one per step. */
const PREFIX = 'compra:'

type Typed = Record<string, string>

/**
 * Stores what is typed in the forms below an element until the tab closes, and restores it after a reload or on the way
 * back; what was sent comes from the server. Skips hidden fields and fields without a name, such as those of cards.
 */
export function useSavedInput<E extends HTMLElement>(step: string): RefObject<E | null> {
  const place = useRef<E>(null)

  useEffect(() => {
    const element = place.current
    if (!element) return
    putBack(element, read(step))
    const save = () => write(step, { ...read(step), ...typedIn(element) })
    element.addEventListener('input', save)
    return () => element.removeEventListener('input', save)
  }, [step])

  return place
}

/** Whether this tab has stored input. */
export function hasSavedInput(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX))
  } catch {
    return false
  }
}

/** Deletes the stored input, after the purchase. */
export function clearSavedInput(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {}
}

function fieldsIn(element: HTMLElement): HTMLInputElement[] {
  return [...element.querySelectorAll('input')].filter(({ name, type }) => name !== '' && type !== 'hidden')
}

function typedIn(element: HTMLElement): Typed {
  return Object.fromEntries(
    fieldsIn(element).flatMap((field) => (holds(field) ? [[field.name, typedValue(field)]] : [])),
  )
}

/** Of a group of radio buttons, only the checked one is stored. */
function holds({ type, checked }: HTMLInputElement): boolean {
  return type !== 'radio' || checked
}

function typedValue({ type, checked, value }: HTMLInputElement): string {
  return type === 'checkbox' ? String(checked) : value
}

function putBack(element: HTMLElement, typed: Typed) {
  for (const field of fieldsIn(element)) {
    const saved = typed[field.name]
    // A refused value is newer than the stored one.
    if (saved === undefined || field.ariaInvalid === 'true') continue
    if (field.type === 'radio' || field.type === 'checkbox')
      check(field, field.type === 'radio' ? field.value === saved : saved === 'true')
    else if (saved !== field.value) {
      field.value = saved
      // Notifies listeners of input.
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}

function check(field: HTMLInputElement, checked: boolean) {
  if (field.checked !== checked && (checked || field.type === 'checkbox')) field.click()
}

/** Returns nothing if the browser has no storage. */
function read(step: string): Typed {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(PREFIX + step) ?? '{}')
    return isTyped(saved) ? saved : {}
  } catch {
    return {}
  }
}

function write(step: string, typed: Typed) {
  try {
    sessionStorage.setItem(PREFIX + step, JSON.stringify(typed))
  } catch {}
}

function isTyped(value: unknown): value is Typed {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((one) => typeof one === 'string')
  )
}
