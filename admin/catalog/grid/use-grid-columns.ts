import { useMemo, useState } from 'react'
import * as z from 'zod'
import { useEntry } from '#admin/shell/entry.ts'
import { GRID_COLUMNS, type GridCampo } from '#domain/csv/grid-cell.ts'
import type { GridColumn } from './grid-sizes.ts'

const Hidden = z.array(z.string())

/** The columns of the grid that somebody wants to see. Which they hide is kept in this browser, for them alone: a new column shows. */
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

/** All but the hidden ones. Where nothing would be left, all of them. */
function shownColumns(hidden: readonly GridCampo[]): readonly GridColumn[] {
  const shown = GRID_COLUMNS.filter(({ campo }) => !hidden.includes(campo))

  return shown.length > 0 ? shown : GRID_COLUMNS
}

function readHidden(key: string): GridCampo[] {
  try {
    const kept = Hidden.parse(JSON.parse(localStorage.getItem(key) ?? '[]'))

    return GRID_COLUMNS.map(({ campo }) => campo).filter((campo) => kept.includes(campo))
  } catch {
    // What can't be read hides nothing.
    return []
  }
}
