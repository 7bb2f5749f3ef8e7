import { ActionIcon, Button, Group, Menu, NativeSelect, Stack, Switch, Text, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useLoaderData } from 'react-router'
import type { HomeSection } from '#contract/admin/home-sections.ts'
import { api } from '../api.ts'
import { Page } from '../parts/page.tsx'
import { Section } from '../parts/section.tsx'
import { SortableList } from '../parts/sortable-list.tsx'
import { useVersionedForm } from '../parts/use-versioned-form.ts'
import { VersionedForm } from '../parts/versioned-form.tsx'
import { useMay } from '../shell/entry.ts'
import { HtmlField } from './html-field.tsx'

/** What the home page is made of, and what it may be made of: the groups of banners and the showcases. */
export async function loader() {
  const [home, { itens: groups }, { itens: showcases }] = await Promise.all([
    api.content.home.get(),
    api.content.banners.list({ porPagina: 200 }),
    api.showcases.list({ porPagina: 200 }),
  ])

  return {
    home,
    groups: groups.map(({ hash, nome }) => ({ value: hash, label: nome })),
    showcases: showcases.map(({ hash, titulo }) => ({ value: hash, label: titulo })),
  }
}

type Choices = { groups: Option[]; showcases: Option[] }
type Option = { value: string; label: string }

/** The sections of the home page, in the order of the shop. */
export function Component() {
  const { home, groups, showcases } = useLoaderData<typeof loader>()
  const disabled = !useMay('conteudo.editar')
  const form = useVersionedForm({
    nome: 'inicio',
    salvo: home,
    formOf: ({ secoes }) => ({ secoes }),
    campos: { secoes: 'Seções' },
    send: ({ secoes }, versao) => api.content.home.save({ secoes, versao }),
    sucesso: 'Página inicial salva. A loja já mostra.',
  })
  const { valor, change, erros } = form
  const set = (next: HomeSection[]) => change({ secoes: next })

  return (
    <Page titulo="Página inicial" naLoja="/">
      <VersionedForm para="conteudo.editar" form={form} largura={820}>
        <Section
          titulo="Seções"
          texto="A ordem da lista é a da página. Uma seção sem nada para mostrar fica de fora sozinha. O destaque principal fica no topo."
        >
          <SortableList
            rotulo="Seções da página inicial"
            itens={valor.secoes}
            chave={({ id }) => id}
            nome={sectionName}
            mudar={set}
            fixo={({ tipo }) => tipo === 'hero'}
            parada={disabled}
          >
            {(section, place) => (
              <SectionFields
                section={section}
                choices={{ groups, showcases }}
                problem={erros[`secoes.${place}.hash`]}
                mudar={(next) => set(valor.secoes.map((one) => (one.id === section.id ? next : one)))}
                tirar={() => set(valor.secoes.filter(({ id }) => id !== section.id))}
              />
            )}
          </SortableList>
          {!disabled && <NewSection add={(tipo) => set([...valor.secoes, newSection(tipo)])} />}
        </Section>
      </VersionedForm>
    </Page>
  )
}

type SectionFieldsProps = {
  section: HomeSection
  choices: Choices
  problem: string | undefined
  mudar: (section: HomeSection) => void
  tirar: () => void
}

function SectionFields({ section, choices, problem, mudar, tirar }: SectionFieldsProps) {
  const { tipo, titulo, hash, html, ativa } = section
  const options = optionsOf(tipo, choices)
  const name = sectionName(section)

  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="xs" mih={28}>
        <Text size="sm" fw={500}>
          {KINDS[tipo].nome}
        </Text>
        <Group gap="xs">
          <Switch
            size="sm"
            label={ativa ? 'Aparece' : 'Não aparece'}
            aria-label={`${name}: aparece na página inicial`}
            checked={ativa}
            onChange={(event) => mudar({ ...section, ativa: event.currentTarget.checked })}
          />
          {tipo !== 'hero' && (
            <ActionIcon variant="subtle" color="red.9" aria-label={`Tirar: ${name}`} onClick={tirar}>
              <IconTrash size={16} />
            </ActionIcon>
          )}
        </Group>
      </Group>
      <Group grow align="flex-start" preventGrowOverflow={false}>
        {options && (
          <NativeSelect
            size="xs"
            miw={180}
            aria-label={`${name}: o que mostra`}
            data={withCurrent(options, hash)}
            value={hash ?? ''}
            error={problem}
            onChange={(event) => mudar({ ...section, hash: event.currentTarget.value || null })}
          />
        )}
        {KINDS[tipo].titulo && (
          <TextInput
            size="xs"
            miw={180}
            aria-label={`${name}: título`}
            placeholder="Título (vazio: o de sempre)"
            maxLength={120}
            value={titulo}
            onChange={(event) => mudar({ ...section, titulo: event.currentTarget.value })}
          />
        )}
      </Group>
      {tipo === 'texto' && (
        <HtmlField rotulo="Texto" valor={html} mudar={(next) => mudar({ ...section, html: next })} />
      )}
    </Stack>
  )
}

function NewSection({ add }: { add: (tipo: HomeSection['tipo']) => void }) {
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          style={{ alignSelf: 'flex-start' }}
        >
          Nova seção
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {TO_ADD.map((tipo) => (
          <Menu.Item key={tipo} onClick={() => add(tipo)}>
            {KINDS[tipo].nome}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

const KINDS: Record<HomeSection['tipo'], { nome: string; titulo: boolean }> = {
  hero: { nome: 'Destaque principal', titulo: false },
  atalhos: { nome: 'Atalhos abaixo do destaque', titulo: false },
  vitrine: { nome: 'Vitrine de produtos', titulo: true },
  vantagens: { nome: 'Vantagens da loja', titulo: false },
  categorias: { nome: 'Categorias com foto', titulo: true },
  sobre: { nome: 'Sobre a loja', titulo: true },
  discos: { nome: 'Capas de disco', titulo: true },
  marcas: { nome: 'Marcas', titulo: true },
  banners: { nome: 'Banners lado a lado', titulo: true },
  texto: { nome: 'Texto', titulo: true },
}

/** What a page can have more than once, or have lost. */
const TO_ADD = [
  ...(['vitrine', 'banners', 'texto', 'categorias', 'sobre', 'discos'] as const),
  ...(['marcas', 'vantagens', 'atalhos'] as const),
]

function newSection(tipo: HomeSection['tipo']): HomeSection {
  return { id: crypto.randomUUID(), tipo, titulo: '', hash: null, html: '', ativa: true }
}

function sectionName({ tipo, titulo, hash }: HomeSection): string {
  return [KINDS[tipo].nome, titulo || hash].filter(Boolean).join(': ')
}

/** What a section of this kind may show; null where there is nothing to choose. */
function optionsOf(tipo: HomeSection['tipo'], { groups, showcases }: Choices): Option[] | null {
  if (tipo === 'vitrine') return showcases

  return ['hero', 'categorias', 'sobre', 'discos', 'banners'].includes(tipo) ? groups : null
}

/** The options, with what is chosen already even if it isn't there any more. */
function withCurrent(options: Option[], hash: string | null): Option[] {
  const known = hash === null || options.some(({ value }) => value === hash)

  return [
    { value: '', label: 'Escolha o que mostrar' },
    ...options,
    ...(known ? [] : [{ value: hash, label: `${hash} (não existe)` }]),
  ]
}
