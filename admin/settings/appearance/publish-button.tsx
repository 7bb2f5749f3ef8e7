import { Button } from '@mantine/core'
import { useSave } from '#admin/components/form/use-save.ts'
import { api } from '#admin/shell/api.ts'
import type { AppearanceEditing } from '#contract/content/appearance.ts'

type PublishButtonProps = {
  editing: AppearanceEditing
  /** Whether the form has changes that are not in the draft yet. */
  changed: boolean
}

/** Shows the saved draft to everybody. */
export function PublishButton({ editing, changed }: PublishButtonProps) {
  const { save, saving } = useSave()
  const publish = () =>
    save(
      () => api.content.appearance.publish({ versao: editing.versao }),
      'Publicada. A loja já está assim para todos.',
    )

  return (
    <Button
      loading={saving}
      disabled={changed || !editing.mudou}
      title={changed ? 'Salve o rascunho antes de publicar.' : undefined}
      onClick={() => void publish()}
    >
      {editing.mudou || changed ? 'Publicar' : 'Publicada'}
    </Button>
  )
}
