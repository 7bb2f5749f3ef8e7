import { Badge, Button, Collapse, Group, SimpleGrid, Text, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { PanelBannerGroup } from '#contract/admin/banners.ts'
import { isShownAt } from '#domain/shown-at.ts'
import { api } from '../api.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { formatMoment } from '../parts/format.ts'
import { Page } from '../parts/page.tsx'
import { RemoveButton } from '../parts/remove-button.tsx'
import { Section } from '../parts/section.tsx'
import { SortableList } from '../parts/sortable-list.tsx'
import { useVersionedForm } from '../parts/use-versioned-form.ts'
import { VersionedForm } from '../parts/versioned-form.tsx'
import { useMay } from '../shell/entry.ts'
import { type BannerDraft, draftOf, inputOf, newBanner } from './banner-draft.ts'
import { BannerFields } from './banner-fields.tsx'
import { BannerPreview } from './banner-preview.tsx'

export function loader({ params }: LoaderFunctionArgs) {
  return api.content.banners.get({ hash: params['hash'] ?? '' })
}

export function Component() {
  const group = useLoaderData<typeof loader>()

  return <GroupEditor key={group.hash} group={group} />
}

const LABELS = {
  nome: 'Nome',
  titulo: 'Título',
  descricao: 'Descrição',
  link: 'Link',
  banners: 'Banners',
}

/** One group of banners: what stands in it, in which order, and what a visitor sees when. */
function GroupEditor({ group }: { group: PanelBannerGroup }) {
  const disabled = !useMay('conteudo.editar')
  const [open, setOpen] = useState<string | null>(null)
  const form = useVersionedForm({
    nome: `banners:${group.hash}`,
    salvo: group,
    formOf: draftOf,
    campos: LABELS,
    send: (draft, versao) => api.content.banners.save({ ...inputOf(group, draft), versao }),
    sucesso: 'Banners salvos. A loja já mostra.',
  })
  const { valor, change, erros } = form
  const { banners } = valor
  const setBanners = (next: BannerDraft[]) => change({ banners: next })

  function add() {
    const banner = newBanner(banners)
    setBanners([...banners, banner])
    setOpen(banner.chave)
  }

  return (
    <Page
      titulo={group.nome}
      voltar={{ para: '/conteudo/banners', nome: 'Banners' }}
      naLoja="/"
      acoes={
        !disabled && (
          <RemoveButton
            nome={group.nome}
            acao="Excluir grupo"
            texto={`${group.nome} e todos os seus banners saem da loja agora.`}
            remove={() => api.content.banners.remove({ hash: group.hash })}
            depois="/conteudo/banners"
          />
        )
      }
    >
      <VersionedForm para="conteudo.editar" form={form} largura="100%">
        <Section
          titulo="Banners"
          texto="A ordem da lista é a da loja. Arraste pela alça, ou mova-a com as setas do teclado."
        >
          {banners.length === 0 && (
            <EmptyState
              titulo="Nenhum banner ainda"
              texto="Envie uma imagem, diga para onde ela leva e, se quiser, de quando a quando aparece."
            />
          )}
          <SortableList
            rotulo="Banners do grupo"
            itens={banners}
            chave={({ chave }) => chave}
            nome={({ nome }) => nome}
            mudar={setBanners}
            parada={disabled}
          >
            {(banner, place) => (
              <>
                <Line
                  banner={banner}
                  agora={group.lidoEm}
                  wrong={Object.keys(erros).some((campo) => campo.startsWith(`banners.${place}.`))}
                  opened={open === banner.chave}
                  onToggle={() => setOpen(open === banner.chave ? null : banner.chave)}
                  onRemove={() => setBanners(banners.filter(({ chave }) => chave !== banner.chave))}
                />
                <Collapse expanded={disabled || open === banner.chave}>
                  {(disabled || open === banner.chave) && (
                    <BannerFields
                      banner={banner}
                      problem={(field) => erros[`banners.${place}.${field}`]}
                      change={(next) =>
                        change((old) => ({
                          ...old,
                          banners: old.banners.map((one) => (one.chave === banner.chave ? next(one) : one)),
                        }))
                      }
                    />
                  )}
                </Collapse>
              </>
            )}
          </SortableList>
          {!disabled && (
            <Button
              variant="default"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={add}
              style={{ alignSelf: 'flex-start' }}
            >
              Novo banner
            </Button>
          )}
        </Section>
        <Section titulo="O que se vê e quando" texto="Vale também para o que ainda não foi salvo.">
          <BannerPreview banners={banners} agora={group.lidoEm} />
        </Section>
        <Section titulo="O grupo" texto="Título, descrição e link aparecem onde o lugar da loja os mostra.">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              label="Nome no painel"
              maxLength={80}
              required
              value={valor.nome}
              error={erros['nome']}
              onChange={(event) => change({ nome: event.currentTarget.value })}
            />
            <TextInput
              label="Título"
              maxLength={120}
              value={valor.titulo}
              onChange={(event) => change({ titulo: event.currentTarget.value })}
            />
            <TextInput
              label="Descrição"
              maxLength={500}
              value={valor.descricao}
              onChange={(event) => change({ descricao: event.currentTarget.value })}
            />
            <TextInput
              label="Link de “ver tudo”"
              maxLength={500}
              value={valor.link ?? ''}
              error={erros['link']}
              onChange={(event) => change({ link: event.currentTarget.value || null })}
            />
          </SimpleGrid>
        </Section>
      </VersionedForm>
    </Page>
  )
}

type LineProps = {
  banner: BannerDraft
  agora: string
  /** Whether something in it has to be mended. */
  wrong: boolean
  opened: boolean
  onToggle: () => void
  onRemove: () => void
}

function Line({ banner, agora, wrong, opened, onToggle, onRemove }: LineProps) {
  return (
    <Group justify="space-between" gap="xs">
      <Group gap="xs" style={{ flex: '1 1 12rem' }}>
        <Text size="sm" fw={500}>
          {banner.nome}
        </Text>
        <When banner={banner} agora={agora} />
        {wrong && <Badge color="red.9">Confira</Badge>}
      </Group>
      <Group gap={4}>
        <Button
          size="compact-sm"
          variant="subtle"
          aria-expanded={opened}
          aria-label={`${opened ? 'Fechar' : 'Editar'}: ${banner.nome}`}
          onClick={onToggle}
        >
          {opened ? 'Fechar' : 'Editar'}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          c="red.9"
          aria-label={`Tirar: ${banner.nome}`}
          onClick={onRemove}
        >
          Tirar
        </Button>
      </Group>
    </Group>
  )
}

function When({ banner, agora }: { banner: BannerDraft; agora: string }) {
  const { dataInicial, dataFinal } = banner
  const now = new Date(agora)
  if (isShownAt({ ...banner, dispositivo: 'todos' }, now, 'desktop'))
    return (
      <Badge variant="light" color="pine">
        {dataFinal === null ? 'No ar' : `Até ${formatMoment(dataFinal)}`}
      </Badge>
    )

  return dataInicial !== null && new Date(dataInicial) > now ? (
    <Badge variant="light" color="blue">
      A partir de {formatMoment(dataInicial)}
    </Badge>
  ) : (
    <Badge variant="light" color="gray">
      Encerrado
    </Badge>
  )
}
