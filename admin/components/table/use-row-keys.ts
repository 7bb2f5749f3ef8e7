import { useHotkeys } from '@mantine/hooks'
import { type RefObject, useRef } from 'react'

/**
 * j and k move down and up the rows of the table inside this element (marked `data-rows`); o opens the focused row.
 * With several tables on a page, applies to the focused one, or the first.
 */
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
  if (!isMeant(box)) return
  const links = linksOf(box)
  const at = links.findIndex((link) => link.matches(':focus'))
  const next = at < 0 ? 0 : at + by
  links[Math.max(0, Math.min(next, links.length - 1))]?.focus()
}

function isMeant(box: HTMLElement | null): boolean {
  const here = document.activeElement?.closest('[data-rows]')

  return (here ?? document.querySelector('[data-rows]')) === box
}

function focused(box: HTMLElement | null) {
  return linksOf(box).find((link) => link.matches(':focus'))
}

/** The first link of each row, which leads to its entity. */
function linksOf(box: HTMLElement | null) {
  const rows = [...(box?.querySelectorAll('tbody tr') ?? [])]

  return rows.flatMap((row) => row.querySelector<HTMLAnchorElement>('td a') ?? [])
}
