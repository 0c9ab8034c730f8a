export default (pageContext) => pageContext.route.page === 'start'
