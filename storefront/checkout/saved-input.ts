import { type RefObject, useEffect, useRef } from 'react'

/** Where typing that was not sent waits, by step; it goes with the tab. */
const PREFIX = 'compra:'

type Typed = Record<string, string>

/**
 * Keeps what is typed in the forms below an element until the tab closes, and puts it back after a reload or on the way back:
 * what the server was told it knows itself. Hidden fields, and fields without a name, as those of cards are, are left alone.
 */
export function useSavedInput<E extends HTMLElement>(step: string): RefObject<E | null> {
  const place = useRef<E>(null)

  useEffect(() => {
    const element = place.current
    if (!element) return
    putBack(element, read(step))
    const keep = () => write(step, { ...read(step), ...typedIn(element) })
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [step])

  return place
}

/** Whether this tab keeps anything that was typed. */
export function hasSavedInput(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX))
  } catch {
    return false
  }
}

/** Forgets all of it, once it is bought. */
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

/** Of radio buttons, the one that is chosen speaks for all. */
function holds({ type, checked }: HTMLInputElement): boolean {
  return type !== 'radio' || checked
}

function typedValue({ type, checked, value }: HTMLInputElement): string {
  return type === 'checkbox' ? String(checked) : value
}

function putBack(element: HTMLElement, typed: Typed) {
  for (const field of fieldsIn(element)) {
    const kept = typed[field.name]
    // What came back refused is newer.
    if (kept === undefined || field.ariaInvalid === 'true') continue
    if (field.type === 'radio' || field.type === 'checkbox')
      check(field, field.type === 'radio' ? field.value === kept : kept === 'true')
    else if (kept !== field.value) {
      field.value = kept
      // Whoever listens to typing hears of it.
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}

function check(field: HTMLInputElement, checked: boolean) {
  if (field.checked !== checked && (checked || field.type === 'checkbox')) field.click()
}

/** Where the browser keeps nothing, nothing is kept. */
function read(step: string): Typed {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + step) ?? '{}')
    return isTyped(kept) ? kept : {}
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
