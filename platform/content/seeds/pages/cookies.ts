import { blocks, heading, type SeedPage, table, text } from '../page-blocks.ts'

export const cookies: SeedPage = {
  slug: 'politica-de-cookies',
  mae: 'sobre-a-loja',
  titulo: 'Política de cookies',
  resumo: 'O que o site guarda no seu navegador, para quê, e como recusar o que não é necessário.',
  blocos: blocks(
    text(
      '<p>Cookies são pequenos arquivos que um site guarda no navegador. Esta página vale para eles e para as outras memórias do navegador, e completa a <a href="/pagina/politica-de-privacidade">política de privacidade</a>.</p>',
    ),
    heading('Categorias'),
    table(
      ['Categoria', 'Para quê', 'Como fica de início'],
      [
        'Necessários',
        'Sessão, sacola, acesso à conta, segurança e a sua escolha sobre cookies',
        'Sempre ligados',
      ],
      [
        'Preferências',
        'Lembrar produtos vistos ou comparados, o tamanho encontrado, os seus instrumentos e avisos fechados, só no seu navegador',
        'Ligados',
      ],
      ['Estatística', 'Entender quais páginas ajudam e quais atrapalham', 'Desligados até você aceitar'],
      ['Marketing', 'Medir anúncios e mostrar ofertas em outros sites', 'Desligados até você aceitar'],
    ),
    heading('Como recusar ou mudar de ideia'),
    text(
      '<p>Na primeira visita, um aviso mostra os botões <strong>Recusar</strong>, <strong>Aceitar</strong> e <strong>Escolher</strong>. Enquanto você não responde, vale como recusado, e recusar não muda nada na compra. Para mudar de ideia, use <strong>Preferências de cookies</strong>, no rodapé de qualquer página. A escolha vale por 12 meses naquele navegador.</p>' +
        '<p>Você também pode apagar ou bloquear cookies nas configurações do navegador. Sem os necessários, a loja continua legível, mas a sacola e a conta não funcionam.</p>',
    ),
    heading('Dúvidas'),
    text('<p>Escreva para {{loja.email}} com o assunto <em>Cookies</em>.</p>'),
  ),
}
