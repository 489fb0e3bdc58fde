// For a bare `npx cucumber-js`, editors and debuggers; `plumbline run` does not read this file.
module.exports = {
  default: async () => {
    const { register } = await import('tsx/esm/api');
    register();
    process.setSourceMapsEnabled(true);
    // Workers of --parallel are processes of their own.
    process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import tsx`.trim();
    return {
      default: {
        import: ['support/example/cucumber/*.ts', 'steps/**/*.ts'],
        format: ['progress'],
        publishQuiet: true,
      },
    };
  },
};
