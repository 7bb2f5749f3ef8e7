import { useMemo, useState } from 'react'
import * as z from 'zod'
import { useEntry } from '#admin/shell/entry.ts'
import type { SpecificationTemplate } from '#contract/catalog/products.ts'
import {
  GRID_COLUMNS,
  type GridCampo,
  isSpecification,
  specificationColumn,
} from '#domain/import/csv/grid-cell.ts'
import type { GridColumn } from './grid-sizes.ts'

const Hidden = z.array(z.string())

/**
 * The columns of the grid, those of the shown category's specification last, and which of them are visible. Stores the
 * hidden ones, per user in this browser, so that a new column is visible.
 */
export function useGridColumns(template: SpecificationTemplate | null) {
  const key = `planilha:colunas:${useEntry().funcionario.id}`
  const [hidden, setHidden] = useState(() => readHidden(key))
  const all = useMemo(() => allColumns(template), [template])
  const columns = useMemo(() => shownColumns(all, hidden), [all, hidden])

  return {
    all,
    columns,
    hidden,
    setHidden: (fields: GridCampo[]) => {
      localStorage.setItem(key, JSON.stringify(fields))
      setHidden(fields)
    },
  }
}

function allColumns(template: SpecificationTemplate | null): readonly GridColumn[] {
  return [...GRID_COLUMNS, ...(template?.campos ?? []).map(specificationColumn)]
}

/** Returns all but the hidden columns; all of them if none would be left. */
function shownColumns(all: readonly GridColumn[], hidden: readonly GridCampo[]): readonly GridColumn[] {
  const shown = all.filter(({ campo }) => !hidden.includes(campo))

  return shown.length > 0 ? shown : all
}

function readHidden(key: string): GridCampo[] {
  try {
    const stored = Hidden.parse(JSON.parse(localStorage.getItem(key) ?? '[]'))

    return stored.filter(isCampo)
  } catch {
    // An unreadable value hides nothing.
    return []
  }
}

function isCampo(text: string): text is GridCampo {
  return isSpecification(text) || GRID_COLUMNS.some(({ campo }) => campo === text)
}
