import { Button } from '@mantine/core'
import { useNavigate } from 'react-router'
import { askFirst } from '../page/ask-first.tsx'
import { useSave } from './use-save.ts'

type RemoveButtonProps = {
  nome: string
  /** What the button says, where `Excluir` alone could be misread. */
  acao?: string
  /** What goes with it, or what must not be there. */
  texto: string
  remove: () => Promise<unknown>
  /** The list that it was in. */
  depois: string
}

/** Takes away what this page is about, once somebody is sure. */
export function RemoveButton({ nome, acao = 'Excluir', texto, remove, depois }: RemoveButtonProps) {
  const { save, saving } = useSave()
  const navigate = useNavigate()

  async function ask() {
    const sure = await askFirst({ titulo: `Excluir ${nome}?`, texto, acao: 'Excluir', perigo: true })
    if (!sure) return
    await save(async () => {
      await remove()
      // Before this page reads anew what is no more.
      await navigate(depois)
    }, `${nome}: excluído.`)
  }

  return (
    <Button variant="subtle" color="red" c="red.9" onClick={ask} loading={saving}>
      {acao}
    </Button>
  )
}
