export default (pageContext) => pageContext.route.page === 'not-found'
