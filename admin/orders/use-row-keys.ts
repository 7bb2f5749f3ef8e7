import { useHotkeys } from '@mantine/hooks'
import { type RefObject, useRef } from 'react'

/** j and k go down and up the rows of the table inside of this element, o opens the row that has the focus. */
export function useRowKeys<Box extends HTMLElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null)
  useHotkeys([
    ['j', () => move(box.current, 1)],
    ['k', () => move(box.current, -1)],
    ['o', () => focused(box.current)?.click()],
  ])

  return box
}

function move(box: HTMLElement | null, by: 1 | -1) {
  const links = linksOf(box)
  const at = links.findIndex((link) => link.matches(':focus'))
  const next = at < 0 ? 0 : at + by
  links[Math.max(0, Math.min(next, links.length - 1))]?.focus()
}

function focused(box: HTMLElement | null) {
  return linksOf(box).find((link) => link.matches(':focus'))
}

/** The first of each row, which leads to what the row is about. */
function linksOf(box: HTMLElement | null) {
  return [...(box?.querySelectorAll<HTMLAnchorElement>('tbody tr td a:first-of-type') ?? [])]
}
