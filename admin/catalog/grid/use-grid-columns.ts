import { useMemo, useState } from 'react'
import * as z from 'zod'
import { useEntry } from '#admin/shell/entry.ts'
import { GRID_COLUMNS, type GridCampo } from '#domain/import/csv/grid-cell.ts'
import type { GridColumn } from './grid-sizes.ts'

const Hidden = z.array(z.string())

/**
 * The visible columns of the grid. Stores the hidden ones, per user in this browser, so that a new column is visible.
 */
export function useGridColumns() {
  const key = `planilha:colunas:${useEntry().funcionario.id}`
  const [hidden, setHidden] = useState(() => readHidden(key))
  const columns = useMemo(() => shownColumns(hidden), [hidden])

  return {
    columns,
    hidden,
    setHidden: (fields: GridCampo[]) => {
      localStorage.setItem(key, JSON.stringify(fields))
      setHidden(fields)
    },
  }
}

/** Returns all but the hidden columns; all of them if none would be left. */
function shownColumns(hidden: readonly GridCampo[]): readonly GridColumn[] {
  const shown = GRID_COLUMNS.filter(({ campo }) => !hidden.includes(campo))

  return shown.length > 0 ? shown : GRID_COLUMNS
}

function readHidden(key: string): GridCampo[] {
  try {
    const stored = Hidden.parse(JSON.parse(localStorage.getItem(key) ?? '[]'))

    return GRID_COLUMNS.map(({ campo }) => campo).filter((campo) => stored.includes(campo))
  } catch {
    // An unreadable value hides nothing.
    return []
  }
}
