import { expect, test } from 'vitest'
import * as z from 'zod'
import { Cart } from './cart/cart.ts'
import { Listing, ProductDetail } from './catalog/catalog.ts'
import { BannerGroup, MenuItem, Popup } from './content/content.ts'
import { User } from './customers/customers.ts'
import { NewsletterSignup } from './marketing/marketing.ts'
import { Installment } from './money.ts'
import { Seo } from './page-frame.ts'
import { Settings } from './settings/settings.ts'

/** The entities of the specification's section 3 and their fields, as named there. */
const ENTITIES: [string, z.ZodType, string][] = [
  [
    'menu item',
    MenuItem,
    `label link target iconeOriginal tipo idTipo destaque rota rota.name rota.route rota.path rota.params rota.query
    icone svg sub`,
  ],
  ['cart', Cart, 'itens subtotal quantidadeTotal mensagens'],
  [
    'cart item',
    Cart.shape.itens.element,
    `nome imagem tipo hash quantidade atributos.unico.atributo.label atributos.unico.atributoValor.label
    atributos.simples[].atributo.label atributos.simples[].atributoValor.label precos.precoDe precos.precoPor
    precos.descontoVista`,
  ],
  ['cart subtotal', Cart.shape.subtotal, 'valor descontoVista.porcentagem descontoVista.valor'],
  ['cart message', Cart.shape.mensagens.element, 'tipo mensagem'],
  [
    'banner group',
    BannerGroup,
    `vitrine.id vitrine.hash vitrine.nome vitrine.nivel vitrine.titulo vitrine.descricao vitrine.link banners`,
  ],
  [
    'banner',
    BannerGroup.shape.banners.element,
    `id nome alt idNivel dataInicial dataFinal dimensoes.desktop.imagem dimensoes.desktop.imagemOriginal
    dimensoes.desktop.link dimensoes.desktop.parametrosAdicionais`,
  ],
  [
    'store cart config',
    Settings.shape.sistema.shape.checkout.shape.carrinho,
    `alertaFreteGratis alertaFreteGratisValorFixo mensagemAlertaFreteGratis mensagemAlertaFreteGratisGanhou`,
  ],
  ['newsletter signup', NewsletterSignup, 'idEvento nome email'],
  [
    'user',
    User,
    `id nomeRazao nomeFantasia celular telefone email pessoa sexo nascimento revendedor logado loginFacilitado
    primeiraCompra ativo representantes vendaInterna endereco.cep endereco.principal.cep endereco.principal.cidade
    endereco.principal.uf endereco.principal.pais`,
  ],
  [
    'page data seo',
    Seo,
    `title description titleSocial descriptionSocial openGraphUrlImagem twitterUrlImagem keywords canonical indexar`,
  ],
  ['listing', Listing, 'info.limit info.next info.prev info.qtdPages'],
  ['product', ProductDetail, 'conteudo.atributos.simples conteudo.skus[].estoque conteudo.parcelamento'],
  ['installment entry', Installment, 'parcelas valorParcela taxa'],
  ['popup', Popup, 'id tempo'],
  [
    'store config',
    Settings,
    `sistema.checkout.carrinho precos.descontoVista sistema.listagem.ipp sistema.listagem.order sistema.paises
    loja.endereco sistema.integracoes`,
  ],
]

test.each(ENTITIES)('%s has the fields of the specification', (_name, schema, fields) => {
  const there = pathsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))

  expect(fields.split(/\s+/).filter((field) => !there.includes(field))).toEqual([])
})

/** Every field as a path: `itens[].precos.precoDe`. */
function pathsOf(schema: z.core.JSONSchema._JSONSchema, at = ''): string[] {
  if (typeof schema === 'boolean') return []
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = at ? `${at}.${name}` : name
    return [path, ...pathsOf(field, path)]
  })
  const items = schema.items && !Array.isArray(schema.items) ? pathsOf(schema.items, `${at}[]`) : []

  return [...fields, ...items, ...(schema.anyOf ?? []).flatMap((one) => pathsOf(one, at))]
}
