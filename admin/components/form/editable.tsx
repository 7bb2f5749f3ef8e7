import { createContext, type ReactNode, useContext } from 'react'
import { useMay } from '#admin/shell/entry.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import classes from './editable.module.css'
import { WhoMayChange } from './who-may-change.tsx'

const Reading = createContext(false)

type EditableProps = {
  permission: Permission
  children: ReactNode
}

/**
 * Fields that only some staff may change. Everybody else reads them, with a note on whom to ask. Controls that are no
 * native form elements call `useReadOnly`.
 */
export function Editable({ permission, children }: EditableProps) {
  const may = useMay(permission)

  return (
    <Reading value={!may}>
      <WhoMayChange permission={permission} />
      <fieldset disabled={!may} className={classes['fields']}>
        {children}
      </fieldset>
    </Reading>
  )
}

/** Whether the surrounding fields are read-only. */
export function useReadOnly(): boolean {
  return useContext(Reading)
}
