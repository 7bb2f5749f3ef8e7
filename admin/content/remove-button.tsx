import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { failureOf } from '../failure.ts'
import { askFirst } from '../parts/ask-first.tsx'

type RemoveButtonProps = {
  /** What the button says: `Excluir página`. */
  acao: string
  /** What happens, for who is asked first. */
  texto: string
  excluir: () => Promise<unknown>
  /** Where the list is that it is gone from. */
  para: string
}

/** Removes what a page is of, after asking, and goes back to the list. */
export function RemoveButton({ acao, texto, excluir, para }: RemoveButtonProps) {
  const [removing, setRemoving] = useState(false)
  const navigate = useNavigate()

  async function remove() {
    if (!(await askFirst({ titulo: `${acao}?`, texto, acao: 'Excluir', perigo: true }))) return
    setRemoving(true)
    try {
      await excluir()
      notifications.show({ message: 'Excluído.', color: 'pine' })
      await navigate(para)
    } catch (error) {
      const { mensagem } = failureOf(error)
      notifications.show({ message: mensagem, color: 'red', autoClose: false, role: 'alert' })
    } finally {
      setRemoving(false)
    }
  }

  return (
    <Button variant="subtle" color="red" c="red.9" loading={removing} onClick={() => void remove()}>
      {acao}
    </Button>
  )
}
