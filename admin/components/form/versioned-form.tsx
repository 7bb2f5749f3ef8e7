import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useMay } from '#admin/shell/entry.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { Presence } from '../page/presence.tsx'
import { Editable } from './editable.tsx'
import { FormFoot } from './form-foot.tsx'
import type { FormState } from './use-versioned-form.ts'

type VersionedFormProps = {
  /** Who may not do this only looks. */
  para: Permission
  /** What `useVersionedForm` answers. */
  form: FormState
  /** How wide it may grow: 760 px where nothing else is said. */
  largura?: number | '100%'
  children: ReactNode
}

/** The fields of a form that counts its versions, and what stands below them. */
export function VersionedForm({ para, form, largura = 760, children }: VersionedFormProps) {
  const may = useMay(para)

  return (
    <>
      {form.pagina !== null && <Presence pagina={form.pagina} versao={form.versao} changed={form.changed} />}
      <Editable para={para}>
        <Stack maw={largura} pb={80}>
          {children}
        </Stack>
      </Editable>
      <FormFoot form={form} may={may} />
    </>
  )
}
