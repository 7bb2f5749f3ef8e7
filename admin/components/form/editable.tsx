import { createContext, type ReactNode, useContext } from 'react'
import { useMay } from '#admin/shell/entry.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import classes from './editable.module.css'
import { WhoMayChange } from './who-may-change.tsx'

const Reading = createContext(false)

type EditableProps = {
  permission: Permission
  /** While the form is being sent, if what would be typed meanwhile would be lost. */
  closed?: boolean
  children: ReactNode
}

/**
 * Fields that only some staff may change. Everybody else reads them, with a note on whom to ask. Controls that are no
 * native form elements call `useReadOnly`.
 */
export function Editable({ permission, closed = false, children }: EditableProps) {
  const may = useMay(permission)

  return (
    <Reading value={!may || closed}>
      <WhoMayChange permission={permission} />
      <fieldset disabled={!may || closed} className={classes['fields']}>
        {children}
      </fieldset>
    </Reading>
  )
}

/** Whether the surrounding fields are read-only. */
export function useReadOnly(): boolean {
  return useContext(Reading)
}
