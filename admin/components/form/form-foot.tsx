import { useEffect, useRef } from 'react'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DraftBar } from './draft-bar.tsx'
import type { FormState } from './use-versioned-form.ts'

/** The draft bar and the conflict dialog of a versioned form. Focuses the first wrong field after a refused save. */
export function FormFoot({ form, may }: { form: FormState; may: boolean }) {
  const { saving } = form
  const refused = !saving && Object.keys(form.errors).length > 0
  const wasSaving = useRef(false)
  useEffect(() => {
    if (refused && wasSaving.current)
      document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus()
    wasSaving.current = saving
  }, [refused, saving])

  return (
    <>
      <DraftBar
        status={{ ...form.status, changed: form.changed && may }}
        saving={form.saving}
        onSave={() => void form.submit()}
        onDiscard={form.discard}
      />
      <ConflictDialog
        conflicts={form.conflicts}
        onAcceptTheirs={form.acceptTheirs}
        onWriteMine={() => void form.writeMine()}
        onClose={form.closeConflict}
      />
    </>
  )
}
