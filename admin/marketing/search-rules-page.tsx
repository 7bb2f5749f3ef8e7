import { Button, Group, Stack, TagsInput, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import type { Choice } from '#contract/admin/panel.ts'
import type { SearchRule } from '#contract/admin/searches.ts'
import { api } from '../api.ts'
import { Allowed } from '../parts/allowed.tsx'
import { ChoicePicker } from '../parts/choice-picker.tsx'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { Page } from '../parts/page.tsx'
import { SearchField } from '../parts/search-field.tsx'
import { queryOf } from '../parts/search-params.ts'
import { useSave } from '../parts/use-save.ts'
import { useMay } from '../shell/entry.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  return api.searches.list(queryOf(request))
}

/** What the merchant has taught the search: other words, pages, products in front. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const [chosen, setChosen] = useState<ReadonlySet<string | number>>(new Set())
  const { save, saving } = useSave()
  const may = useMay('marketing.editar')

  async function remove() {
    const ids = [...chosen].map(Number)
    const outcome = await save(() => api.searches.remove({ ids }), 'Regras excluídas.')
    if (outcome.ok) setChosen(new Set())
  }

  return (
    <Page
      titulo="Regras da busca"
      acoes={
        chosen.size > 0 && (
          <Button variant="default" color="red" onClick={remove} loading={saving}>
            Excluir {chosen.size}
          </Button>
        )
      }
    >
      <Text size="sm" c="gray.6" maw={720}>
        Ensine à busca o que ela não sabe: outras palavras para a mesma coisa, a página a que um texto leva,
        os produtos que vêm primeiro. Vale na hora.
      </Text>
      <Allowed para="marketing.editar">
        <NewRule key={params.get('texto')} texto={params.get('texto') ?? ''} />
      </Allowed>
      <Group>
        <SearchField rotulo="Buscar regra" />
      </Group>
      <DataTable
        rotulo="Regras da busca"
        linhas={itens}
        total={total}
        chave={({ id }) => id}
        colunas={COLUMNS}
        {...(may && { selecao: { ids: chosen, mudar: setChosen } })}
        vazio={<EmptyState titulo="Nenhuma regra aqui" texto="A busca faz tudo sozinha, por enquanto." />}
      />
    </Page>
  )
}

const COLUMNS: Column<SearchRule>[] = [
  { titulo: 'Quem busca', celula: ({ texto }) => texto },
  { titulo: 'Acha também', celula: ({ sinonimos }) => sinonimos.join(', ') },
  { titulo: 'Vai para', celula: ({ pagina }) => pagina ?? '' },
  { titulo: 'Vê primeiro', celula: ({ produtos }) => produtos.map(({ nome }) => nome).join(', ') },
]

function NewRule({ texto: first }: { texto: string }) {
  const [texto, setTexto] = useState(first)
  const [sinonimos, setSinonimos] = useState<string[]>([])
  const [pagina, setPagina] = useState('')
  const [produtos, setProdutos] = useState<Choice[]>([])
  const { save, saving, campos } = useSave()

  async function add() {
    const rule = {
      texto,
      sinonimos,
      pagina: pagina === '' ? null : pagina,
      produtos: produtos.map(({ id }) => id),
    }
    const outcome = await save(() => api.searches.save(rule), 'A busca aprendeu.')
    if (!outcome.ok) return
    setTexto('')
    setSinonimos([])
    setPagina('')
    setProdutos([])
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <Stack maw={720}>
        <TextInput
          label="Quem busca"
          description="As palavras, como clientes as escrevem."
          value={texto}
          onChange={(event) => setTexto(event.currentTarget.value)}
          error={campos['texto']}
          maxLength={100}
          required
        />
        <TagsInput
          label="Acha também (sinônimos)"
          description="Outras palavras para a mesma coisa; Enter depois de cada uma."
          value={sinonimos}
          onChange={setSinonimos}
          maxTags={20}
          acceptValueOnBlur
        />
        <TextInput
          label="Vai para a página"
          description="O caminho de uma página da loja. Quem busca exatamente isso vai direto a ela."
          placeholder="/pagina/trocas-e-devolucoes"
          value={pagina}
          onChange={(event) => setPagina(event.currentTarget.value)}
          error={campos['pagina']}
          maxLength={500}
        />
        <ChoicePicker
          label="Vê primeiro estes produtos"
          tipo="produto"
          valor={produtos}
          mudar={setProdutos}
        />
        <Group>
          <Button type="submit" loading={saving}>
            Ensinar
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
