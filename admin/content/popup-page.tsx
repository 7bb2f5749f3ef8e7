import { Badge, NativeSelect, NumberInput, SimpleGrid, Switch, TextInput } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import type { PanelPopup } from '#contract/content/popups.ts'
import { MomentField } from '../components/date/moment-field.tsx'
import { RemoveButton } from '../components/form/remove-button.tsx'
import { useVersionedForm } from '../components/form/use-versioned-form.ts'
import { VersionedForm } from '../components/form/versioned-form.tsx'
import { Page } from '../components/page/page.tsx'
import { PreviewFrame } from '../components/page/preview-frame.tsx'
import { Section } from '../components/page/section.tsx'
import { RichText } from '../components/rich-text/rich-text.tsx'
import { api } from '../shell/api.ts'
import { useMay } from '../shell/entry.ts'
import { popupDocument } from './preview-document.ts'
import { chosen, POPUP_PAGES, POPUP_SITUATIONS, SCREENS } from './words.ts'

type PopupDraft = Omit<PanelPopup, 'id' | 'versao' | 'situacao'>

export async function loader({ params }: LoaderFunctionArgs) {
  const id = params['id']

  return { popup: id === undefined ? null : await api.content.popups.get({ id }) }
}

export function Component() {
  const { popup } = useLoaderData<typeof loader>()

  return <PopupEditor key={popup?.id ?? 'novo'} popup={popup} />
}

const LABELS = {
  nome: 'Nome',
  titulo: 'Título',
  html: 'Texto',
  nivel: 'Páginas',
  dispositivo: 'Telas',
  tempo: 'Espera',
  dataInicial: 'Aparece em',
  dataFinal: 'Some em',
  ativo: 'Ligado',
}

const NEW_POPUP: PopupDraft = {
  nivel: 'home',
  nome: '',
  tempo: 10,
  titulo: '',
  html: '',
  dispositivo: 'todos',
  dataInicial: null,
  dataFinal: null,
  ativo: true,
}

/** One popup: what it says, where, when and on which screens it opens. */
function PopupEditor({ popup }: { popup: PanelPopup | null }) {
  const navigate = useNavigate()
  const disabled = !useMay('conteudo.editar')
  const form = useVersionedForm<PopupDraft, PanelPopup>({
    nome: `popup:${popup?.id ?? 'novo'}`,
    salvo: popup,
    novo: NEW_POPUP,
    formOf: ({ id: _id, versao: _versao, situacao: _situacao, ...draft }) => draft,
    campos: LABELS,
    send: (draft, versao) =>
      popup ? api.content.popups.save({ ...draft, id: popup.id, versao }) : api.content.popups.create(draft),
    sucesso: 'Popup salvo.',
    depois: ({ id }) => {
      if (!popup) void navigate(`/conteudo/popups/${id}`, { replace: true })
    },
  })
  const { valor, change, erros } = form
  const situation = popup && POPUP_SITUATIONS[popup.situacao]

  return (
    <Page
      titulo={popup?.nome ?? 'Novo popup'}
      voltar={{ para: '/conteudo/popups', nome: 'Popups' }}
      {...(popup?.nivel === 'home' && { naLoja: '/' })}
      marca={
        situation && (
          <Badge variant="light" color={situation.cor}>
            {situation.nome}
          </Badge>
        )
      }
      acoes={
        popup &&
        !disabled && (
          <RemoveButton
            nome={popup.nome}
            acao="Excluir popup"
            texto="Ninguém mais o vê na loja."
            remove={() => api.content.popups.remove({ id: popup.id })}
            depois="/conteudo/popups"
          />
        )
      }
    >
      <VersionedForm para="conteudo.editar" form={form} largura="100%">
        <Section titulo="O que diz" texto="Quem já viu vê de novo quando o título ou o texto mudam.">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              label="Nome no painel"
              required
              maxLength={80}
              value={valor.nome}
              error={erros['nome']}
              onChange={(event) => change({ nome: event.currentTarget.value })}
            />
            <TextInput
              label="Título"
              required
              maxLength={120}
              value={valor.titulo}
              error={erros['titulo']}
              onChange={(event) => change({ titulo: event.currentTarget.value })}
            />
          </SimpleGrid>
          <RichText
            rotulo="Texto"
            valor={valor.html}
            mudar={(html) => change({ html })}
            erro={erros['html']}
          />
        </Section>
        <Section titulo="Onde e quando">
          <SimpleGrid cols={{ base: 1, xs: 2, lg: 5 }}>
            <NativeSelect
              label="Páginas"
              data={[...POPUP_PAGES]}
              value={valor.nivel}
              onChange={(event) =>
                change({ nivel: chosen(POPUP_PAGES, event.currentTarget.value) ?? 'home' })
              }
            />
            <NativeSelect
              label="Telas"
              data={[...SCREENS]}
              value={valor.dispositivo}
              onChange={(event) =>
                change({ dispositivo: chosen(SCREENS, event.currentTarget.value) ?? 'todos' })
              }
            />
            <NumberInput
              label="Abre depois de"
              suffix=" s"
              min={0}
              max={600}
              allowDecimal={false}
              value={valor.tempo}
              error={erros['tempo']}
              onChange={(tempo) => change({ tempo: Number(tempo) })}
            />
            <MomentField
              label="Aparece em"
              valor={valor.dataInicial}
              mudar={(dataInicial) => change({ dataInicial })}
            />
            <MomentField
              label="Some em"
              valor={valor.dataFinal}
              error={erros['dataFinal']}
              mudar={(dataFinal) => change({ dataFinal })}
            />
          </SimpleGrid>
          <Switch
            label="Ligado"
            checked={valor.ativo}
            onChange={(event) => change({ ativo: event.currentTarget.checked })}
          />
        </Section>
        <Section titulo="Como fica">
          <PreviewFrame titulo="Prévia do popup" html={popupDocument(valor)} altura={360} />
        </Section>
      </VersionedForm>
    </Page>
  )
}
