import { Anchor, Group, Text } from '@mantine/core'
import { formatMoment } from '../components/date/format.ts'

type ModerationHeadProps = {
  nome: string
  email: string | null
  data: string
  produto?: { id: number; nome: string; url: string }
}

/** Author, date and product. */
export function ModerationHead({ nome, email, data, produto }: ModerationHeadProps) {
  return (
    <Group gap="xs" justify="space-between">
      <Text size="sm">
        <strong>{nome}</strong>
        {email !== null && (
          <>
            {' · '}
            <Anchor href={`mailto:${email}`} size="sm">
              {email}
            </Anchor>
          </>
        )}
        {produto && (
          <>
            {' · '}
            <Anchor href={produto.url} target="_blank" size="sm">
              {produto.nome}
            </Anchor>
          </>
        )}
      </Text>
      <Text size="xs" c="gray.6">
        {formatMoment(data)}
      </Text>
    </Group>
  )
}
