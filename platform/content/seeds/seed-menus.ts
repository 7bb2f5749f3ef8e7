import type { MenuDraft, MenuItemDraft } from '#contract/content/content-input.ts'
import { TEACHING_PATH } from '#domain/customer/teaching/list-path.ts'
import { CHOICE_PATH } from '#domain/instruments/choice/choice-query.ts'
import { LEFT_HAND_PATH } from '#domain/instruments/compatibility/left-hand-path.ts'
import { LISTENING_PATH } from '#domain/instruments/listening/listening-address.ts'
import { MINE_PATH } from '#domain/instruments/mine/mine-path.ts'
import { PASSPORT_PATH } from '#domain/instruments/passport/passport-path.ts'
import { practicePath } from '#domain/instruments/practice/practice-tools.ts'
import { SIZE_PATH } from '#domain/instruments/sizes/fitting/size-address.ts'
import { TENSION_PATH } from '#domain/instruments/tension/tension-query.ts'
import { COMPARISON_PATH } from '#domain/product/specifications/comparison/comparison-address.ts'
import { WORKSHOP_PATH } from '#domain/workshop/services-path.ts'
import type { ShopMenu } from '#platform/content/menus/shop-menus.ts'
import { lineIcon, SHOP_SHAPES } from './shop-icons.ts'

/** The entries that the shop's menus start with; the others start empty. Labels contain marks. */
export const SEED_MENUS: Partial<Record<ShopMenu, MenuItemDraft[]>> = {
  'institutional-menu': [
    page('Sobre a loja', 'sobre-a-loja'),
    page('Avaliação da loja', 'avaliacao-da-loja'),
    page('Segurança', 'seguranca'),
    page('Política de privacidade', 'politica-de-privacidade'),
    page('Política de cookies', 'politica-de-cookies'),
    page('Termos de uso e de venda', 'termos-de-uso'),
  ],
  'account-menu': [
    { label: 'Entrar', link: '/checkout/acesso/' },
    { label: 'Cadastrar', link: '/checkout/cadastro/' },
    { label: 'Minha conta', link: '/minha-conta/dados' },
    { label: 'Meus pedidos', link: '/minha-conta/pedido' },
    { label: 'Favoritos', link: '/minha-conta/favoritos' },
  ],
  'help-menu': [
    page('Central de atendimento', 'central-de-atendimento'),
    page('Formas de pagamento', 'formas-de-pagamento'),
    page('Prazos e entrega', 'prazos-e-entrega'),
    page('Trocas e devoluções', 'trocas-e-devolucoes'),
    page('Garantia', 'garantia'),
    { label: 'Fale com a gente', link: '/contato' },
  ],
  // Without contacts of its own, the help shows those of the settings.
  'help-popup': [
    helpLink('Trocas e devoluções', 'troca', 'trocas-e-devolucoes'),
    helpLink('Formas de pagamento', 'cartao', 'formas-de-pagamento'),
    helpLink('Prazos e entrega', 'caminhao', 'prazos-e-entrega'),
    helpLink('Garantia', 'escudo', 'garantia'),
    { label: '{{loja.atendimento}}' },
  ],
  newsletter: [
    { label: 'Receba as novidades e ofertas' },
    {
      label:
        'Ao cadastrar, você concorda em receber os nossos e-mails. Antes pedimos que confirme o endereço, e um clique em qualquer mensagem basta para sair.',
    },
    page('Política de privacidade', 'politica-de-privacidade'),
  ],
  'footer-rights-reserved': [
    {
      label:
        'Preços e condições valem para compras neste site e podem mudar sem aviso; vale o preço mostrado quando você compra.',
    },
    { label: '{{loja.nome}}. Todos os direitos reservados.' },
    { label: 'Inscrição estadual {{loja.inscricaoEstadual}}.' },
  ],
  'benefits-home': [
    benefit(
      '{{precos.descontoVista}} de desconto no Pix',
      'pix',
      'formas-de-pagamento',
      'O preço com desconto já aparece em cada produto.',
    ),
    benefit(
      '{{precos.semJuros}} sem juros no cartão',
      'cartao',
      'formas-de-pagamento',
      'Parcela mínima de {{precos.parcelaMinima}}.',
    ),
    benefit('Frete grátis', 'caminhao', 'prazos-e-entrega', 'Nas compras {{frete.gratis}}.'),
    benefit('{{devolucao.dias}} para devolver', 'troca', 'trocas-e-devolucoes', '{{devolucao.lei}}'),
  ],
  'benefits-pdp': [
    benefit('Frete grátis', 'caminhao', 'prazos-e-entrega', 'Nas compras {{frete.gratis}}.'),
    benefit('{{devolucao.dias}} para devolver', 'troca', 'trocas-e-devolucoes', '{{devolucao.lei}}'),
    benefit('Com nota fiscal e garantia', 'escudo', 'garantia', '90 dias por lei, mais a do fabricante.'),
    benefit(
      'Dúvidas? Fale com a gente',
      'conversa',
      'central-de-atendimento',
      'Atendimento: {{loja.atendimento}}.',
    ),
  ],
}

/** A column of the footer of its own, which the merchant may rename or remove. */
export const SEED_OWN_MENU: MenuDraft = {
  hash: 'para-musicos',
  nome: 'Para músicos',
  itens: [
    { label: 'Oficina', link: WORKSHOP_PATH },
    { label: 'Professores e escolas', link: TEACHING_PATH },
    { label: 'Guias', link: '/guias' },
    { label: 'Tamanho certo', link: SIZE_PATH },
    { label: 'Tensão certa', link: TENSION_PATH },
    { label: 'Encontrar cordas', link: CHOICE_PATH },
    { label: 'Meu instrumento', link: MINE_PATH },
    { label: 'Comparar produtos', link: COMPARISON_PATH },
    { label: 'Afinador e metrônomo', link: practicePath('afinador') },
    { label: 'Ouvir às cegas', link: LISTENING_PATH },
    { label: 'Canhotos', link: LEFT_HAND_PATH },
    { label: 'Conferir número de série', link: PASSPORT_PATH },
  ],
}

function helpLink(label: string, icon: keyof typeof SHOP_SHAPES, slug: string): MenuItemDraft {
  return { ...page(label, slug), svg: lineIcon(SHOP_SHAPES[icon]) }
}

function page(label: string, slug: string): MenuItemDraft {
  return { label, link: `/pagina/${slug}`, tipo: 'pagina' }
}

/** A promise of the store with the sentence below it. It is left out where the sentence does not apply. */
function benefit(
  label: string,
  icon: keyof typeof SHOP_SHAPES,
  slug: string,
  sentence: string,
): MenuItemDraft {
  return { ...helpLink(label, icon, slug), sub: [{ label: sentence }] }
}
