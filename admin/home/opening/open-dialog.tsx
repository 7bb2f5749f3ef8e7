import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useSave } from '#admin/components/form/use-save.ts'
import { Dialog } from '#admin/components/page/dialog.tsx'
import { api } from '#admin/shell/api.ts'
import type { Checklist } from '#contract/panel/opening.ts'
import { LackList } from './lack-list.tsx'
import { WEIGHTS } from './steps.ts'

type OpenDialogProps = { steps: Checklist['passos']; onClose: () => void }

const ORDER = ['lei', 'recomendado', 'gosto'] as const

/** Asks whether to open, and says what still lacks and what that means. */
export function OpenDialog({ steps, onClose }: OpenDialogProps) {
  const { save, saving } = useSave()
  const lacks = steps.filter(({ situacao }) => situacao === 'falta').flatMap(({ faltas }) => faltas)

  async function open() {
    const { ok } = await save(() => api.opening.open(), 'A loja está aberta. Boas vendas!')
    if (ok) onClose()
  }

  return (
    <Dialog onClose={onClose} title="Abrir a loja" size="lg">
      <Stack>
        <Text>
          {lacks.length === 0
            ? 'Não falta nada. Assim que você abrir, qualquer pessoa pode visitar a loja e comprar.'
            : 'Assim que você abrir, qualquer pessoa pode visitar a loja e comprar. Ainda falta:'}
        </Text>
        {ORDER.map((weight) => {
          const ofWeight = lacks.filter(({ peso }) => peso === weight)
          if (ofWeight.length === 0) return null
          return (
            <Stack key={weight} gap="xs" component="section" aria-label={WEIGHTS[weight].label}>
              <Title order={3} size="h5">
                {WEIGHTS[weight].label}
              </Title>
              <LackList lacks={ofWeight} weighed={false} />
            </Stack>
          )
        })}
        <Text size="sm" c="gray.7">
          Você pode fechar de novo a qualquer momento, nesta mesma página.
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Ainda não
          </Button>
          <Button loading={saving} onClick={() => void open()}>
            {lacks.length === 0 ? 'Abrir a loja' : 'Abrir assim mesmo'}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
