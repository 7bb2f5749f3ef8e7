import { createContext, type ReactNode, useContext } from 'react'
import { useMay } from '#admin/shell/entry.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import classes from './editable.module.css'
import { WhoMayChange } from './who-may-change.tsx'

const Reading = createContext(false)

/**
 * Fields that only some may change. Everybody else reads them, and is told whom to ask: what is no form control of the browser
 * asks `useReading` whether it is only read.
 */
export function Editable({ para, children }: { para: Permission; children: ReactNode }) {
  const may = useMay(para)

  return (
    <Reading value={!may}>
      <WhoMayChange para={para} />
      <fieldset disabled={!may} className={classes['fields']}>
        {children}
      </fieldset>
    </Reading>
  )
}

/** Whether the fields around are only read. */
export function useReading(): boolean {
  return useContext(Reading)
}
