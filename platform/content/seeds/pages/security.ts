import { blocks, heading, type SeedPage, text } from '../page-blocks.ts'

export const security: SeedPage = {
  slug: 'seguranca',
  mae: 'sobre-a-loja',
  titulo: 'Segurança',
  resumo: 'Como protegemos a sua compra, e como reconhecer uma mensagem que não é nossa.',
  blocos: blocks(
    heading('Quem vende'),
    text(
      '<p>{{loja.razaoSocial}}, {{loja.documento}}, com endereço em {{loja.endereco}}.</p><p>Você fala com a gente por {{loja.email}}. Estes dados também estão no rodapé de todas as páginas, como pede o Decreto 7.962/2013.</p>',
    ),
    heading('No pagamento'),
    text(
      '<ul><li>{{pagamentos.cartao}}: o número vai cifrado do seu navegador direto para a instituição de pagamento. Ele não passa pelos nossos servidores e não fica guardado conosco.</li><li>{{pagamentos.pix}}: confira o nome do recebedor antes de confirmar. Se aparecer outro nome, não pague e fale com a gente.</li><li>{{pagamentos.boleto}}: confira o nome do beneficiário antes de pagar.</li></ul>',
    ),
    heading('Na sua conta'),
    text(
      '<ul><li>A senha é guardada de um jeito que ninguém, nem a nossa equipe, consegue ler.</li><li>Muitas tentativas erradas bloqueiam o acesso por um tempo.</li><li>Nunca pedimos a sua senha, nem o código que o banco manda por SMS.</li></ul>',
    ),
    heading('Como reconhecer um golpe'),
    text(
      '<p>Desconfie quando a mensagem:</p><ul><li>vem de um endereço ou número que não está no nosso rodapé;</li><li>oferece um desconto enorme com prazo de minutos;</li><li>pede pagamento para outra pessoa ou por um link fora do site;</li><li>diz que a encomenda está presa e cobra uma taxa para liberar.</li></ul><p>Na dúvida, não toque no link: digite o endereço da loja no navegador e abra <a href="/minha-conta/pedido">Meus pedidos</a>.</p>',
    ),
    heading('Os seus dados'),
    text(
      '<p>O que guardamos, por quanto tempo e como pedir para ver ou apagar está na <a href="/pagina/politica-de-privacidade">política de privacidade</a>.</p>',
    ),
  ),
}
