import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core'
import { useRevalidator } from 'react-router'
import type { ExamplesInStore } from '#contract/catalog/examples.ts'
import { useSave } from '../components/form/use-save.ts'
import { Allowed } from '../components/page/allowed.tsx'
import { askFirst } from '../components/page/ask-first.tsx'
import { usePolling } from '../components/page/use-polling.ts'
import { api } from '../shell/api.ts'

/** How far loading or removing the example products is, and the button that removes them. Nothing without examples. */
export function ExampleProducts({ examples }: { examples: ExamplesInStore }) {
  const { situacao, feitos, total, naLoja } = examples
  const running = situacao === 'carregando' || situacao === 'removendo'
  usePolling(running)
  if (situacao === 'nenhum' || (situacao === 'carregado' && !naLoja)) return null

  return (
    <Alert color="blue" title={TITLES[situacao]} role="status">
      <Stack gap="xs">
        {running ? (
          <>
            <Text size="sm">
              {feitos} de {total}. Pode sair desta página.
            </Text>
            <Progress
              value={total === 0 ? 0 : (100 * feitos) / total}
              aria-label={TITLES[situacao]}
              color="blue.8"
            />
          </>
        ) : (
          <Text size="sm">
            Os {feitos} produtos cujo nome começa com “Exemplo:” mostram como a loja fica. Só você pode
            comprá-los, e só antes de abrir. Tire-os antes de abrir: os seus produtos ficam, e um exemplo a
            que você deu outro nome também.
          </Text>
        )}
        {situacao !== 'removendo' && (
          <Allowed permission="catalogo.editar">
            <RemoveExamples />
          </Allowed>
        )}
      </Stack>
    </Alert>
  )
}

const TITLES = {
  carregando: 'Pondo produtos de exemplo',
  carregado: 'A loja tem produtos de exemplo',
  removendo: 'Tirando os produtos de exemplo',
}

function RemoveExamples() {
  const { save, saving } = useSave()
  const { revalidate } = useRevalidator()

  async function remove() {
    const sure = await askFirst({
      title: 'Tirar os produtos de exemplo?',
      text: 'Saem todos de uma vez, com as categorias e marcas que vieram com eles e ficaram vazias. Um exemplo que está em um pedido só sai da loja.',
      action: 'Tirar',
      danger: true,
    })
    if (!sure) return
    await save(() => api.examples.remove())
    await revalidate()
  }

  return (
    <Group>
      <Button size="xs" variant="default" loading={saving} onClick={() => void remove()}>
        Tirar todos os exemplos
      </Button>
    </Group>
  )
}

/** Offers an empty store some products to look around with. */
export function LoadExamples() {
  const { save, saving } = useSave()
  const { revalidate } = useRevalidator()

  async function load() {
    await save(() => api.examples.load())
    await revalidate()
  }

  return (
    <Button variant="default" loading={saving} onClick={() => void load()}>
      Olhar com produtos de exemplo
    </Button>
  )
}
