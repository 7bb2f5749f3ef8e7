import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useSave } from '../components/form/use-save.ts'
import { askFirst } from '../components/page/ask-first.tsx'

import { type Judgement, outcomeText } from './judgement.ts'

type Read = { id: number; data: string }
type Outcome = { feitas: number; mudaram: number[] }

/** Moderates reviews and reports how many changed; `judge` returns whether it did. */
export function useJudge(send: (itens: Read[], situacao: Judgement) => Promise<Outcome>) {
  const { save, saving } = useSave()

  async function judge(rows: readonly Read[], situacao: Judgement): Promise<boolean> {
    if (rows.length === 0) return false
    if (situacao === 'recusada' && !(await isSure(rows.length))) return false
    const itens = rows.map(({ id, data }) => ({ id, data }))
    const outcome = await save(() => send(itens, situacao))
    if (!outcome.ok) return false
    const { feitas, mudaram } = outcome.result
    notifications.show({ message: outcomeText(feitas, situacao), color: 'pine' })
    if (mudaram.length > 0)
      notifications.show({ message: CHANGED, color: 'yellow', autoClose: false, role: 'alert' })

    return true
  }

  return { judge, saving }
}

const CHANGED =
  'Parte foi reescrita por quem escreveu depois que você abriu a página. Leia de novo antes de publicar.'

function isSure(count: number): Promise<boolean> {
  return askFirst({
    title: count === 1 ? 'Recusar?' : `Recusar ${count}?`,
    text: 'O texto não aparece na loja, e as fotos são apagadas de vez.',
    action: 'Recusar',
    danger: true,
  })
}

type JudgeBarProps = {
  count: number
  saving: boolean
  onPublish?: () => void
  onRefuse: () => void
}

/** The actions on the selected reviews. */
export function JudgeBar({ count, saving, onPublish, onRefuse }: JudgeBarProps) {
  if (count === 0) return null

  return (
    <Group gap="xs" role="toolbar" aria-label="O que fazer com as escolhidas">
      <Text size="sm">{count === 1 ? '1 escolhida' : `${count} escolhidas`}</Text>
      {onPublish && (
        <Button size="xs" onClick={onPublish} loading={saving}>
          Publicar escolhidas
        </Button>
      )}
      <Button size="xs" variant="default" onClick={onRefuse} loading={saving}>
        Recusar escolhidas
      </Button>
    </Group>
  )
}
