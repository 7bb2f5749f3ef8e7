import { Kbd, Modal, Stack, Table, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useEntry } from './entry.ts'
import { MENU } from './navigation.ts'

/** Where `g` and one more key lead. */
const PLACES: Record<string, { para: string; nome: string }> = {
  i: { para: '/', nome: 'Ir para o início' },
  p: { para: '/pedidos', nome: 'Ir para os pedidos' },
  v: { para: '/vendas', nome: 'Ir para a venda interna' },
  r: { para: '/produtos', nome: 'Ir para os produtos' },
  e: { para: '/estoque', nome: 'Ir para o estoque' },
  c: { para: '/clientes', nome: 'Ir para os clientes' },
}

/** The second key comes within this time, or was meant otherwise. */
const PAIR_MS = 1_500

const GROUPS: { nome: string; atalhos: [string[], string][] }[] = [
  {
    nome: 'Em toda parte',
    atalhos: [
      [['Ctrl', 'K'], 'Buscar em tudo e fazer'],
      [['?'], 'Mostrar os atalhos'],
      [['Ctrl', 'S'], 'Salvar o que está aberto'],
    ],
  },
  {
    nome: 'Listas',
    atalhos: [
      [['/'], 'Buscar na lista'],
      [['j'], 'Descer uma linha'],
      [['k'], 'Subir uma linha'],
      [['o'], 'Abrir a linha'],
    ],
  },
  {
    nome: 'Árvores e ordens',
    atalhos: [
      [['↑', '↓'], 'Andar pelas linhas'],
      [['Alt', '↑', '↓'], 'Mudar a linha de lugar'],
      [['Alt', '←', '→'], 'Mudar o nível'],
    ],
  },
  {
    nome: 'Edição em massa',
    atalhos: [
      [['Enter'], 'Editar a célula'],
      [['Ctrl', 'D'], 'Preencher para baixo'],
      [['Ctrl', 'C'], 'Copiar, também para outra planilha'],
      [['Ctrl', 'V'], 'Colar, também de outra planilha'],
      [['Ctrl', 'Z'], 'Desfazer'],
    ],
  },
]

type ShortcutsProps = { opened: boolean; onOpen: () => void; onClose: () => void }

/** What can be done by keys, told by `?`; and the ways that begin with `g`. */
export function Shortcuts({ opened, onOpen, onClose }: ShortcutsProps) {
  const places = usePlaces()
  useKeys(places, onOpen)
  const ways = Object.entries(places).map(([key, { nome }]): [string[], string] => [['g', key], nome])
  const groups = [...GROUPS, { nome: 'Caminhos', atalhos: ways }]

  return (
    <Modal opened={opened} onClose={onClose} title="Atalhos do teclado" size="md">
      <Stack gap="md">
        {groups.map(({ nome, atalhos }) => (
          <div key={nome}>
            <Text size="sm" fw={600} mb={4}>
              {nome}
            </Text>
            <Table aria-label={nome} verticalSpacing={4}>
              <Table.Tbody>
                {atalhos.map(([keys, what]) => (
                  <Table.Tr key={what}>
                    <Table.Td>{what}</Table.Td>
                    <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
                      {keys.map((key) => (
                        <Kbd key={key} ml={4}>
                          {key}
                        </Kbd>
                      ))}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </div>
        ))}
      </Stack>
    </Modal>
  )
}

function usePlaces() {
  const { permissoes } = useEntry().funcionario
  const open = MENU.flatMap(({ linhas }) => linhas).filter(({ permissao }) => permissoes.includes(permissao))

  return Object.fromEntries(
    Object.entries(PLACES).filter(([, place]) => open.some(({ para }) => para === place.para)),
  )
}

function useKeys(places: typeof PLACES, onHelp: () => void) {
  const navigate = useNavigate()
  const begun = useRef(0)
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const place = event.timeStamp - begun.current < PAIR_MS ? places[event.key] : undefined
      begun.current = event.key === 'g' ? event.timeStamp : 0
      if (place) void navigate(place.para)
      else if (event.key === '?') onHelp()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)

    return () => document.removeEventListener('keydown', press)
  }, [places, navigate, onHelp])
}

/** In fields and in the grid, letters are text; in dialogs they are nobody's. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="grid"], [role="dialog"]') !== null
  )
}
