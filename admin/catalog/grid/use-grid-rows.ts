import { notifications } from '@mantine/notifications'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '#admin/shell/api.ts'
import { failureOf } from '#admin/shell/failure.ts'
import type { GridRow } from '#contract/catalog/grid.ts'
import { formatNumber } from '#domain/format/format-number.ts'

/** Rows per request. */
export const PAGE = 200

/** The maximum of rows that one edit may change. */
const MAX_AT_ONCE = 5_000

type First = { itens: GridRow[]; total: number }

/** The rows of the grid, fetched as they come into view; the loader provides the first page. */
export function useGridRows(query: Record<string, string>, first: First) {
  const [rows, setRows] = useState<(GridRow | undefined)[]>(first.itens)
  const requested = useRef(new Set([0]))
  const live = useRef(true)
  useEffect(() => {
    live.current = true
    return () => {
      live.current = false
    }
  }, [])

  const need = useCallback(
    (from: number, to: number) => {
      for (let page = Math.floor(from / PAGE); page <= Math.floor(to / PAGE); page += 1) {
        if (requested.current.has(page) || page * PAGE >= first.total) continue
        requested.current.add(page)
        void fetchPage(page)
      }

      async function fetchPage(page: number) {
        try {
          const { itens } = await api.grid.rows({ ...query, pagina: page + 1, porPagina: PAGE })
          if (live.current) setRows((old) => placed(old, page * PAGE, itens))
        } catch (error) {
          // Requested again when it next comes into view.
          requested.current.delete(page)
          notifications.show({ message: failureOf(error).mensagem, color: 'red' })
        }
      }
    },
    [query, first.total],
  )

  /** Whether these rows are loaded, so that an edit would miss none. If not, requests them and says so. */
  function have(from: number, to: number): boolean {
    const last = Math.min(to, first.total - 1)
    const count = last - from + 1
    if (count > MAX_AT_ONCE) {
      notifications.show({ message: `Escolha no máximo ${formatNumber(MAX_AT_ONCE)} linhas por vez.` })
      return false
    }
    if (Array.from({ length: count }, (_, i) => rows[from + i]).every((row) => row !== undefined)) return true
    need(from, last)
    notifications.show({ message: 'Estas linhas ainda estão chegando. Tente de novo em instantes.' })
    return false
  }

  /** Replaces rows with their saved state. */
  const renew = useCallback((saved: GridRow[]) => {
    const bySku = new Map(saved.map((row) => [row.idSku, row]))
    setRows((old) => old.map((row) => (row && bySku.get(row.idSku)) ?? row))
  }, [])

  return { rows, need, have, renew }
}

function placed(rows: (GridRow | undefined)[], start: number, page: GridRow[]) {
  const next = [...rows]
  page.forEach((row, i) => {
    next[start + i] = row
  })

  return next
}
