import { ActionIcon, Button, Group, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useLoaderData } from 'react-router'
import type { HelpForm, HelpLink } from '#contract/admin/help.ts'
import { api } from '../api.ts'
import { Page } from '../parts/page.tsx'
import { Section } from '../parts/section.tsx'
import { SortableList } from '../parts/sortable-list.tsx'
import { useVersionedForm } from '../parts/use-versioned-form.ts'
import { VersionedForm } from '../parts/versioned-form.tsx'
import { useMay } from '../shell/entry.ts'

/** The help, and the pages that its links may lead to. */
export async function loader() {
  const [help, { itens }] = await Promise.all([api.content.help.get(), api.content.pages.list()])

  return { help, pages: itens }
}

/** A line of a list: `chave` tells it from the others while it is typed. */
type Line<Item> = Item & { chave: string }

type HelpDraft = { links: Line<HelpLink>[]; contatos: Line<HelpLink>[]; avisos: Line<{ label: string }>[] }

const LABELS = { links: 'Links', contatos: 'Contatos', avisos: 'Avisos' }

/** What the help at the corner of every page of the shop shows. */
export function Component() {
  const { help, pages } = useLoaderData<typeof loader>()
  const disabled = !useMay('conteudo.editar')
  const form = useVersionedForm<HelpDraft, HelpForm & { versao: number }>({
    nome: 'ajuda',
    salvo: help,
    formOf: draftOf,
    campos: LABELS,
    send: (draft, versao) => api.content.help.save({ ...formOf(draft), versao }),
    sucesso: 'Ajuda salva. A loja já mostra.',
  })
  const { valor, change, erros } = form
  const { links, contatos, avisos } = valor
  const missing = help.sugestoes.filter(({ link }) => !contatos.some((contact) => contact.link === link))

  return (
    <Page titulo="Ajuda" naLoja="/">
      <datalist id="paginas">
        {pages.map(({ id, slug, titulo }) => (
          <option key={id} value={`/pagina/${slug}`}>
            {titulo}
          </option>
        ))}
      </datalist>
      <VersionedForm para="conteudo.editar" form={form} largura={820}>
        <Section titulo="Links" texto="Para as páginas que respondem ao que mais se pergunta.">
          <LinkList
            rotulo="Links da ajuda"
            itens={links}
            campo={(i, field) => erros[`links.${i}.${field}`]}
            mudar={(next) => change({ links: next })}
            parada={disabled}
          />
        </Section>
        <Section titulo="Fale com a gente" texto="Um link pode ser https://wa.me/55…, mailto:… ou tel:….">
          <LinkList
            rotulo="Contatos da ajuda"
            itens={contatos}
            campo={(i, field) => erros[`contatos.${i}.${field}`]}
            mudar={(next) => change({ contatos: next })}
            parada={disabled}
          />
          {!disabled && missing.length > 0 && (
            <Button
              variant="subtle"
              style={{ alignSelf: 'flex-start' }}
              onClick={() => change({ contatos: [...contatos, ...missing.map(keyed)] })}
            >
              Pôr os contatos das configurações
            </Button>
          )}
        </Section>
        <Section titulo="Avisos" texto="Linhas que só dizem algo, como o horário de atendimento.">
          <SortableList
            rotulo="Avisos da ajuda"
            itens={avisos}
            chave={({ chave }) => chave}
            nome={({ label }) => label}
            mudar={(next) => change({ avisos: next })}
            parada={disabled}
          >
            {(aviso, i) => (
              <Group wrap="nowrap" gap="xs">
                <TextInput
                  aria-label={`Aviso ${i + 1}`}
                  maxLength={400}
                  style={{ flex: 1 }}
                  value={aviso.label}
                  error={erros[`avisos.${i}`]}
                  onChange={(event) =>
                    change({ avisos: avisos.with(i, { ...aviso, label: event.currentTarget.value }) })
                  }
                />
                <RemoveLine
                  nome={aviso.label || `aviso ${i + 1}`}
                  onClick={() => change({ avisos: avisos.toSpliced(i, 1) })}
                />
              </Group>
            )}
          </SortableList>
          {!disabled && (
            <AddLine onClick={() => change({ avisos: [...avisos, keyed({ label: '' })] })}>
              Novo aviso
            </AddLine>
          )}
        </Section>
      </VersionedForm>
    </Page>
  )
}

type LinkListProps = {
  rotulo: string
  itens: Line<HelpLink>[]
  campo: (place: number, field: string) => string | undefined
  mudar: (itens: Line<HelpLink>[]) => void
  parada: boolean
}

function LinkList({ rotulo, itens, campo, mudar, parada }: LinkListProps) {
  return (
    <>
      <SortableList
        rotulo={rotulo}
        itens={itens}
        chave={({ chave }) => chave}
        nome={({ label }) => label}
        mudar={mudar}
        parada={parada}
      >
        {(item, i) => (
          <Group gap="xs" wrap="nowrap" align="flex-start">
            <Group gap="xs" style={{ flex: 1 }}>
              <TextInput
                aria-label={`Texto: ${rotulo}, ${i + 1}`}
                placeholder="Texto"
                maxLength={120}
                style={{ flex: '1 1 10rem' }}
                value={item.label}
                error={campo(i, 'label')}
                onChange={(event) => mudar(itens.with(i, { ...item, label: event.currentTarget.value }))}
              />
              <TextInput
                aria-label={`Leva a: ${rotulo}, ${i + 1}`}
                placeholder="/pagina/…"
                list="paginas"
                maxLength={500}
                style={{ flex: '1 1 10rem' }}
                value={item.link}
                error={campo(i, 'link')}
                onChange={(event) => mudar(itens.with(i, { ...item, link: event.currentTarget.value }))}
              />
            </Group>
            <RemoveLine nome={item.label || `linha ${i + 1}`} onClick={() => mudar(itens.toSpliced(i, 1))} />
          </Group>
        )}
      </SortableList>
      {!parada && (
        <AddLine onClick={() => mudar([...itens, keyed({ label: '', link: '', svg: null })])}>
          Novo link
        </AddLine>
      )}
    </>
  )
}

function RemoveLine({ nome, onClick }: { nome: string; onClick: () => void }) {
  return (
    <ActionIcon variant="subtle" color="red.9" size="lg" aria-label={`Tirar: ${nome}`} onClick={onClick}>
      <IconTrash size={16} />
    </ActionIcon>
  )
}

function AddLine({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button
      variant="default"
      leftSection={<IconPlus size={16} aria-hidden />}
      style={{ alignSelf: 'flex-start' }}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}

function draftOf({ links, contatos, avisos }: HelpForm): HelpDraft {
  return {
    links: links.map(placed),
    contatos: contatos.map(placed),
    avisos: avisos.map((label) => ({ label })).map(placed),
  }
}

function formOf({ links, contatos, avisos }: HelpDraft): HelpForm {
  const plain = ({ chave: _, ...link }: Line<HelpLink>) => link

  return {
    links: links.map(plain),
    contatos: contatos.map(plain),
    avisos: avisos.map(({ label }) => label),
  }
}

/** Lines that come from the store are told by their places, so that the same lines are the same. */
function placed<Item extends object>(item: Item, i: number): Line<Item> {
  return { ...item, chave: String(i) }
}

function keyed<Item extends object>(item: Item): Line<Item> {
  return { ...item, chave: crypto.randomUUID() }
}
