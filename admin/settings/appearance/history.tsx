import { Button, Group, Stack, Text } from '@mantine/core'
import { useSave } from '#admin/components/form/use-save.ts'
import { askFirst } from '#admin/components/page/ask-first.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import type { AppearancePublication } from '#contract/content/appearance.ts'
import { formatMoment } from '#domain/time/format-moment.ts'
import { LOOK_WORDS } from './appearance-words.ts'

type HistoryProps = {
  /** Newest first. */
  publications: AppearancePublication[]
  /** The draft's version. */
  versao: number
  disabled: boolean
}

/** What was published, and the way back to each. */
export function History({ publications, versao, disabled }: HistoryProps) {
  const { save, saving } = useSave()

  async function restore({ id, em }: AppearancePublication) {
    const sure = await askFirst({
      title: 'Voltar a esta aparência?',
      text: `A loja fica como em ${formatMoment(em)}, e o rascunho também. A de agora continua nesta lista.`,
      action: 'Voltar',
    })
    if (sure) await save(() => api.content.appearance.restore({ id, versao }), 'Pronto: a loja voltou a ela.')
  }

  return (
    <Section title="Publicadas" text="As vinte últimas. Voltar a uma publica-a de novo, na hora.">
      {publications.length === 0 && (
        <Text size="sm">Nenhuma ainda: a loja está com a aparência original.</Text>
      )}
      <Stack component="ol" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {publications.map((one, i) => (
          <Group key={one.id} component="li" justify="space-between" gap="xs" wrap="nowrap">
            <Text size="sm">
              {LOOK_WORDS[one.valor.visual].label} ·{' '}
              {one.por === '' ? 'original' : `${formatMoment(one.em)}, ${one.por}`}
            </Text>
            {i === 0 ? (
              <Text size="sm" c="gray.6">
                No ar
              </Text>
            ) : (
              <Button
                size="xs"
                variant="default"
                disabled={disabled}
                loading={saving}
                aria-label={`Voltar a ${LOOK_WORDS[one.valor.visual].label}, ${one.por === '' ? 'original' : formatMoment(one.em)}`}
                onClick={() => void restore(one)}
              >
                Voltar a esta
              </Button>
            )}
          </Group>
        ))}
      </Stack>
    </Section>
  )
}
