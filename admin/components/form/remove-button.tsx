import { Button } from '@mantine/core'
import { useNavigate } from 'react-router'
import { askFirst } from '../page/ask-first.tsx'
import { useSave } from './use-save.ts'

type RemoveButtonProps = {
  name: string
  /** The label, if `Excluir` alone could be misread. */
  action?: string
  /** What is deleted with it, or must be removed first. */
  text: string
  remove: () => Promise<unknown>
  /** The list to return to. */
  listPath: string
}

/** Deletes the entity of this page, after a confirmation. */
export function RemoveButton({ name, action = 'Excluir', text, remove, listPath }: RemoveButtonProps) {
  const { save, saving } = useSave()
  const navigate = useNavigate()

  async function ask() {
    const sure = await askFirst({ title: `Excluir ${name}?`, text, action: 'Excluir', danger: true })
    if (!sure) return
    await save(async () => {
      await remove()
      // Leaves before the page reloads data that no longer exists.
      await navigate(listPath)
    }, `${name}: excluído.`)
  }

  return (
    <Button variant="subtle" color="red" c="red.9" onClick={ask} loading={saving}>
      {action}
    </Button>
  )
}
