import { Stack } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { useMay } from '#admin/shell/entry.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { Presence } from '../page/presence.tsx'
import { Editable } from './editable.tsx'
import { FormFoot } from './form-foot.tsx'
import type { FormState } from './use-versioned-form.ts'

type VersionedFormProps = {
  /** Without this permission, the fields are read-only. */
  permission: Permission
  /** The result of `useVersionedForm`. */
  form: FormState
  /** Maximum width; 760 px by default. */
  maxWidth?: number | '100%'
  children: ReactNode
}

/** The fields of a versioned form, with presence, draft bar and conflict dialog. */
export function VersionedForm({ permission, form, maxWidth = 760, children }: VersionedFormProps) {
  const may = useMay(permission)
  const box = useRef<HTMLDivElement>(null)

  /** Not while a field shows text that it can't read: what was there before would be saved in its place. */
  async function submit() {
    const unread = [...(box.current?.querySelectorAll('input') ?? [])].find(
      ({ validity }) => validity.customError,
    )
    if (unread) unread.focus()
    else await form.submit()
  }

  return (
    <>
      {form.pagina !== null && <Presence pagina={form.pagina} versao={form.versao} changed={form.changed} />}
      <Editable permission={permission}>
        <Stack maw={maxWidth} pb={80} ref={box}>
          {children}
        </Stack>
      </Editable>
      <FormFoot form={{ ...form, submit }} may={may} />
    </>
  )
}
